/** Ends this process when the one that started it is gone, even by kill -9: the system then closes the pipe between them. */
import type { Socket } from "node:net";

const input: Socket = process.stdin;
input.on("end", () => process.exit()).resume();
// Otherwise it would keep a site that is stopped from ending.
input.unref();
