/** The site as named in its metadata: the public URL (without a trailing slash) and who runs it. */
export interface Site {
  readonly url: string;
  readonly company: {
    readonly name: string;
    readonly legalName: string;
    readonly email: string;
    readonly phone: { readonly e164: string };
    readonly address: {
      readonly street: string;
      readonly city: string;
      readonly region: string;
      readonly postalCode: string;
      readonly country: string;
    };
    readonly social: readonly { readonly url: string }[];
  };
}
