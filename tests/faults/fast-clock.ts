/**
 * For `node --import`: the process's clock runs FAST_CLOCK times faster, counted from FAST_CLOCK_ORIGIN so that
 * restarted processes agree with it. Leases and backoff then pass while a test waits; nothing else in the program
 * differs.
 */
export {};

const speed = Number(process.env.FAST_CLOCK);
const origin = Number(process.env.FAST_CLOCK_ORIGIN);
const realNow = Date.now;
Date.now = () => Math.round(origin + (realNow() - origin) * speed);
