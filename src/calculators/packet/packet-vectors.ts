import type { FormulaVector } from "../deal/formula-vectors/vector-builders.ts";
import { canonicalJson } from "./canonical-json.ts";

/** The digest of this text is checked apart: its computation is the browser's. */
export const packetVectors: readonly FormulaVector[] = [
  {
    formula: "packet-digest",
    given: [{ label: "Packet", value: '{"result":[{"value":1.250,"label":"Ratio"}],"client":"José"}' }],
    result: "Text",
    expected: '{"client":"José","result":[{"label":"Ratio","value":1.25}]}',
    compute: () => canonicalJson({ result: [{ value: 1.25, label: "Ratio" }], client: "José" }),
  },
];
