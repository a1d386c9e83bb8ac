/** Contact details shown on the contact and legal pages. */
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
