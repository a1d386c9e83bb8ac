import type { ContactDetails } from "../../content/record-types.ts";

/** The site as named in its metadata: the public URL (without a trailing slash) and who runs it. */
export interface Site {
  readonly url: string;
  readonly company: Pick<ContactDetails, "email" | "address"> & {
    readonly name: string;
    readonly legalName: string;
    readonly phone: { readonly e164: string };
    readonly social: readonly { readonly url: string }[];
  };
}
