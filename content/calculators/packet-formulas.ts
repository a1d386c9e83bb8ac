import type { Formula } from "./formula.ts";

/** The digest of the example below, which the test of the packet computes again. */
export const EXAMPLE_DIGEST = "8a6f9a4c2ef172b7f17e34ed3757ad9308cec34fc04e68e87166651683b8eb5e";

/** Python 3 comes with macOS and Linux. */
export const CHECK_COMMAND =
  "python3 -c \"import hashlib,json; p=json.load(open('packet.json',encoding='utf-8')); d=p.pop('digest'); t=json.dumps(p,sort_keys=True,separators=(',',':'),ensure_ascii=False); print('unchanged' if hashlib.sha256(t.encode()).hexdigest()==d else 'changed')\"";

/** How a packet for the loan officer can be checked. */
export const packetFormulas = [
  {
    id: "packet-digest",
    name: "Packet: the digest",
    purpose: "Whether a packet for the loan officer is as it was made.",
    notation: [
      "text = the packet without its digest, as JSON with the names in order and no spaces",
      "digest = SHA-256 of the text in UTF-8, as 64 hexadecimal digits",
    ],
    assumptions: [
      "The text follows RFC 8785, the JSON canonicalization scheme: names in the order of their letters, numbers in their shortest form, no spaces between.",
      "A digest shows change and names no author. Whoever changes the packet can make a new digest, so compare it with one that came another way: on the printed packet, or by telephone.",
      "A digest proves no figure. They are the ones you entered, and estimates.",
      `To check the file in a terminal: ${CHECK_COMMAND}`,
      `The text of the test case below has the digest ${EXAMPLE_DIGEST}.`,
    ],
    rounding:
      "Amounts in whole cents. Ratios, percentages and years to four decimals, which every program writes alike.",
    variesByLender: [],
  },
] as const satisfies readonly Formula[];
