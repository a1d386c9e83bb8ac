/** Crockford's alphabet: no I, L, O or U, so that a reference survives being read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;

/** How many random bytes a reference takes. */
export const REFERENCE_BYTES = LENGTH;

/** `RR-7K3M9-QXTB2`: 50 random bits, so references can be neither guessed nor enumerated. */
export function formatReference(random: Uint8Array): string {
  if (random.length !== REFERENCE_BYTES) throw new RangeError(`A reference takes ${REFERENCE_BYTES} bytes`);
  const letters = Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return `RR-${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Parses a reference as people write it: any case, surrounding spaces. Undefined if it is not one. */
export function parseReference(text: string | null | undefined): string | undefined {
  const reference = text?.trim().toUpperCase() ?? "";
  return /^RR-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(reference) ? reference : undefined;
}
