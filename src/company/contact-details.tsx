import type { CompanyDetails } from "./company-catalog.server.ts";

/** Name, postal address, phone and email, as the contact and legal pages show them. */
export function ContactDetails({ company }: { readonly company: CompanyDetails }) {
  const { legalName, address, phone, email } = company;
  return (
    <address className="not-italic">
      <p className="font-semibold">{legalName}</p>
      <p className="mt-1">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </p>
      <p className="mt-2">
        Phone{" "}
        <a className="link inline-block py-1" href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
        <br />
        Email{" "}
        <a className="link inline-block py-1" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </address>
  );
}
