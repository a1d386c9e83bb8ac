import { Gauge } from "../dscr/gauge/gauge.tsx";
import { Accordion } from "./accordion.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Button, LinkButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { DataTable } from "./data-table.tsx";
import { Dialog } from "./dialog.tsx";
import { CheckboxField, SelectField, TextField } from "./form/field.tsx";
import { PageHeader } from "./page/page-header.tsx";
import { Tabs } from "./tabs.tsx";
import { showToast } from "./toast/toast-store.browser.ts";

const tones: readonly BadgeTone[] = [
  "strong",
  "secondary",
  "outline",
  "poor",
  "marginal",
  "good",
  "excellent",
];

const bands = [
  { label: "poor", floor: 0, tone: "poor" },
  { label: "marginal", floor: 1, tone: "marginal" },
  { label: "good", floor: 1.25, tone: "good" },
  { label: "excellent", floor: 1.3, tone: "excellent" },
] as const;

const rows = [
  { name: "Base Scenario", rent: "$2,500", ratio: "1.25" },
  { name: "Scenario 1", rent: "$2,800", ratio: "1.43" },
];

/** Every UI component, in both themes. Exists on the development server only. */
export default function Gallery() {
  return (
    <>
      <PageHeader
        crumbs={[{ name: "Gallery", path: "/ui-gallery" }]}
        heading="Every primitive, in both themes"
      />
      <div className="grid lg:grid-cols-2">
        {["light", "dark"].map((theme) => (
          <div key={theme} className={`${theme} space-y-8 bg-paper p-6 text-ink`}>
            <Specimens theme={theme} />
          </div>
        ))}
      </div>
    </>
  );
}

function Specimens({ theme }: { readonly theme: string }) {
  const dialogId = `dialog-${theme}`;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <LinkButton to="/">Link</LinkButton>
        <Button
          look="quiet"
          onClick={() => document.querySelector<HTMLDialogElement>(`#${dialogId}`)?.showModal()}
        >
          Dialog
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            showToast({
              title: "Report Downloaded",
              description: "Your DSCR calculation report has been saved.",
            })
          }
        >
          Toast
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            showToast({ title: "Copy Failed", description: "Unable to copy to clipboard.", tone: "error" })
          }
        >
          Error toast
        </Button>
      </div>
      <Dialog id={dialogId} title="A dialog">
        <p>The browser's own, with the focus kept inside.</p>
      </Dialog>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Card title="Fields">
        <div className="space-y-4">
          <TextField label="Full Name" name="name" required />
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            error="Enter an email address, such as name@example.com."
          />
          <TextField label="Monthly rent" hint="What the lease says, before costs." />
          <SelectField label="State" name="state">
            <option value="">Choose</option>
            <option>TX</option>
          </SelectField>
          <CheckboxField label="I agree that the text beside the box is readable at full size." />
        </div>
      </Card>
      <Gauge
        label="1.27 of 1.50: good"
        value={1.27}
        max={1.5}
        bands={bands}
        ticks={[
          { at: 0, text: "0" },
          { at: 1, text: "1.00" },
          { at: 1.5, text: "1.50" },
        ]}
      />
      <DataTable
        caption="Scenarios"
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { heading: "Scenario", cell: (row) => row.name },
          { heading: "Rent", cell: (row) => row.rent, isNumeric: true },
          { heading: "DSCR", cell: (row) => row.ratio, isNumeric: true },
        ]}
      />
      <Tabs
        label="Example tabs"
        selected={`${theme}-one`}
        tabs={[
          { id: `${theme}-one`, label: "One", to: "/ui-gallery", panel: <p>First panel</p> },
          { id: `${theme}-two`, label: "Two", to: "/ui-gallery?tab=two", panel: <p>Second panel</p> },
        ]}
      />
      <Accordion
        items={[
          {
            id: `${theme}-first`,
            heading: "One item is open at most",
            content: <p>And it can be collapsed.</p>,
          },
          {
            id: `${theme}-second`,
            heading: "Arrow keys move between headings",
            content: <p>Home and End too.</p>,
          },
        ]}
      />
    </>
  );
}
