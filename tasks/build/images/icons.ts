import { readFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { SiteFile } from "../../../server/edition/static-manifest.ts";
import { LIGHT_COLORS } from "../../../src/ui/light-colors.ts";

/** Every icon that browsers and home screens request, drawn from favicon.svg. */
export async function buildIcons(root: string): Promise<SiteFile[]> {
  const svg = await readFile(path.join(root, "public/favicon.svg"), "utf8");
  // A mask may cut up to a fifth from each side, so the maskable icon has a larger, filled background.
  const maskable = svg
    .replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
    .replace("<rect", `<rect x="-10" y="-10" width="84" height="84" fill="${LIGHT_COLORS.brand}"/><rect`);
  return [
    icon("/apple-touch-icon.png", "image/png", drawPng(svg.replace('rx="14"', 'rx="0"'), 180)),
    icon("/icon-192.png", "image/png", drawPng(svg, 192)),
    icon("/icon-512.png", "image/png", drawPng(svg, 512)),
    icon("/icon-maskable-512.png", "image/png", drawPng(maskable, 512)),
    icon("/favicon.ico", "image/x-icon", wrapAsIco(drawPng(svg, 32), 32)),
  ];
}

function icon(url: string, type: string, body: Buffer): SiteFile {
  return { path: url, type, cache: "asset", body, file: `icons${url}` };
}

function drawPng(svg: string, size: number): Buffer {
  return Buffer.from(new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng());
}

/** An .ico is a 6-byte header and one 16-byte entry per picture; since Windows Vista the pictures may be PNG. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
