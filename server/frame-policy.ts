import type { FramePolicy } from "../platform/http/security-headers.ts";
import { EMBED_PATHS } from "../src/calculators/embeds/embed-paths.ts";

/** The page that builds the code for an embed shows the embed beside it. */
const PREVIEW_PATHS = ["/developers"];

export const FRAME_POLICY: FramePolicy = { framable: EMBED_PATHS, framing: PREVIEW_PATHS };
