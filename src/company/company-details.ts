/** How the company is reached: what the contact and the legal pages show of it. */
export interface CompanyDetails {
  readonly legalName: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
  };
  readonly phone: { readonly display: string; readonly e164: string };
  readonly email: string;
}
