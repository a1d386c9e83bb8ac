import { type ChangeEvent, type ComponentProps, type ElementType, type ReactNode, useId } from "react";
import { NoBreakText } from "../text/no-break-text.tsx";
import { type Control, useValueBeforeHydration } from "./value-before-hydration.tsx";

const look =
  "w-full min-h-11 rounded-control border bg-paper px-3 py-2 text-base text-ink placeholder:text-ink-soft disabled:text-ink-soft";

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shown below the control, which it marks as invalid. */
  readonly error?: string | undefined;
}

interface TextControl {
  /**
   * Used with `value` when the caller keeps the text. May be called before the first key: see
   * `useValueBeforeHydration`.
   */
  readonly onText?: (text: string) => void;
}

export function TextField(props: FieldProps & TextControl & ComponentProps<"input">) {
  return <LabelledControl tag="input" {...props} />;
}

type Optional = Pick<LabelledProps, "marksOptional">;

export function SelectField(props: FieldProps & TextControl & Optional & ComponentProps<"select">) {
  return <LabelledControl tag="select" {...props} />;
}

export function TextAreaField(props: FieldProps & TextControl & Optional & ComponentProps<"textarea">) {
  return <LabelledControl tag="textarea" {...props} />;
}

interface ControlProps extends FieldProps, TextControl, Optional {
  readonly tag: ElementType;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly value?: ComponentProps<"input">["value"];
}

/** All other props are passed to the control itself. */
function LabelledControl({
  tag: Tag,
  label,
  hint,
  error,
  marksOptional,
  id,
  onText,
  ...props
}: ControlProps) {
  const own = useId();
  const field = id ?? own;
  const control = useValueBeforeHydration<Control>(`${props.value ?? ""}`, onText);
  return (
    <Labelled
      label={label}
      hint={hint}
      error={error}
      field={field}
      isRequired={props.required}
      marksOptional={marksOptional}
    >
      <Tag
        id={field}
        ref={control}
        className={`${look} ${edge(error)}`}
        {...describedBy(field, hint, error)}
        {...(onText && { onChange: (event: ChangeEvent<Control>) => onText(event.target.value) })}
        {...props}
      />
    </Labelled>
  );
}

/** The label is the whole text beside the box, at full size: it is often a text to agree to. */
export function CheckboxField({
  label,
  error,
  id,
  ...props
}: Pick<FieldProps, "error"> & { label: ReactNode } & ComponentProps<"input">) {
  const own = useId();
  const field = id ?? own;
  return (
    <div>
      <div className="flex gap-3">
        <input
          id={field}
          type="checkbox"
          className="mt-1 size-5 flex-none accent-brand"
          {...describedBy(field, undefined, error)}
          {...props}
        />
        <label htmlFor={field} className="text-base text-ink">
          {label}
        </label>
      </div>
      <FieldError field={field} error={error} />
    </div>
  );
}

interface LabelledProps extends FieldProps {
  readonly field: string;
  readonly isRequired: boolean | undefined;
  /** Shows "(optional)" to everybody, not only to screen readers. Used in forms that also have required fields. */
  readonly marksOptional?: boolean | undefined;
  readonly children: ReactNode;
}

function Labelled({ label, hint, error, field, isRequired, marksOptional = false, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={field} className="mb-1 block text-[0.94rem] font-semibold">
        {label}
        {!isRequired && (
          <span className={marksOptional ? "font-normal text-ink-soft" : "sr-only"}> (optional)</span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${field}-hint`} className="mt-1 text-sm text-ink-soft">
          <NoBreakText text={hint} />
        </p>
      )}
      <FieldError field={field} error={error} />
    </div>
  );
}

function FieldError({ field, error }: { readonly field: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${field}-error`} className="mt-1 text-sm font-semibold text-poor">
      {error}
    </p>
  );
}

function edge(error: string | undefined): string {
  return error ? "border-poor" : "border-edge";
}

function describedBy(field: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true }) };
}
