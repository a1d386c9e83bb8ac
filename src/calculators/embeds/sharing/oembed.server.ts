import { z } from "zod";
import { readDealFragment, writeDealFragment } from "../../deal/sharing/deal-link.ts";
import { readDscrEntry } from "../../dscr-calculator/dscr-entry.ts";
import { readDscrFragment } from "../../dscr-calculator/dscr-link.ts";
import { writeDscrFragment } from "../../sharing/dscr-fragment.ts";
import { readEmbedOptions, writeEmbedOptions } from "../embed-options.ts";
import type { Embeddable } from "../embed-paths.ts";
import { writeFrame } from "./frame-code.ts";

/** As wide as a column of text. */
const USUAL_WIDTH = 640;
/** A consumer may keep the answer for a day. */
const CACHE_SECONDS = 86_400;

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();

const request = z.object({
  url: z.string().max(2_000),
  format: z.string().optional(),
  maxwidth: pixels,
  maxheight: pixels,
});

interface Provider {
  readonly siteUrl: string;
  readonly name: string;
  readonly embeds: readonly Embeddable[];
}

/** Answers a site that wants to show a pasted link as what it leads to (oembed.com). */
export function answerOembed(query: URLSearchParams, { siteUrl, name, embeds }: Provider): Response {
  const asked = request.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuse(400, "url, maxwidth or maxheight is missing or impossible");
  const { url, format = "json", maxwidth = USUAL_WIDTH, maxheight } = asked.data;
  if (format !== "json") return refuse(501, "The only format is json");
  const address = URL.parse(url);
  const embed = address?.origin === siteUrl && findEmbed(embeds, address.pathname);
  if (!address || !embed) return refuse(404, "No calculator of this site is at this address");
  const width = Math.min(maxwidth, USUAL_WIDTH);
  const height = Math.min(maxheight ?? embed.height, embed.height);
  const title = `${embed.name} by ${name}`;
  const options = writeEmbedOptions(readEmbedOptions(address.search));
  const frame = `${siteUrl}${embed.path}${options}${readFigures(embed, address.hash)}`;
  const answer = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: name,
    provider_url: siteUrl,
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: writeFrame({ address: frame, title, width, height }),
  };
  return Response.json(answer, {
    headers: { "Cache-Control": `public, max-age=${CACHE_SECONDS}`, ...READABLE_ANYWHERE },
  });
}

/** It describes public pages, so a script of any site may read it. */
const READABLE_ANYWHERE = { "Access-Control-Allow-Origin": "*" };

function findEmbed(embeds: readonly Embeddable[], pathname: string): Embeddable | undefined {
  return embeds.find(({ path, fullPath }) => path === pathname || fullPath === pathname);
}

/** Read and written again, so that nothing of the pasted link gets into the frame's address unseen. */
function readFigures({ path }: Embeddable, fragment: string): string {
  if (path === "/embed/dscr-calculator") {
    const shared = readDscrFragment(fragment);
    return shared.kind === "inputs" ? writeDscrFragment(readDscrEntry(shared.inputs)) : "";
  }
  const shared = readDealFragment(fragment);
  return shared.kind === "inputs" ? writeDealFragment(shared.inputs) : "";
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: READABLE_ANYWHERE });
}
