/**
 * For `node --import`: the clock of the process runs FAST_CLOCK times faster, counted from FAST_CLOCK_ORIGIN so that
 * its successors agree with it. Leases and backoff then pass while a test waits; nothing else of the program differs.
 */
export {};

const speed = Number(process.env.FAST_CLOCK);
const origin = Number(process.env.FAST_CLOCK_ORIGIN);
const realNow = Date.now;
Date.now = () => Math.round(origin + (realNow() - origin) * speed);
