import { z } from "zod";
import type { Endpoint } from "../../../platform/http/api.ts";
import { jsonResponse } from "../../../platform/http/json-response.ts";
import { type Problem, problemResponse } from "../../../platform/http/problem.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import type { CalculatorSessionStore } from "./calculator-session-store.server.ts";

const HOUR_MS = 60 * 60 * 1000;

export const SESSION_LIFETIME = { defaultMs: 24 * HOUR_MS, maxMs: 30 * 24 * HOUR_MS } as const;

interface Dependencies {
  readonly store: CalculatorSessionStore;
  readonly clock: () => number;
  readonly ids: () => string;
  /** At most 30 days. */
  readonly lifetimeMs?: number;
  /** Receives why a calculation could not be stored. */
  readonly reportFailure: (error: unknown, requestId: string) => void;
}

const NOT_STORED: Problem = {
  status: 503,
  message: "The calculation could not be stored just now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

/** The largest possible ratio: the largest income over a debt service of one cent. */
const RATIO_LIMIT = MONEY_LIMIT * 100;

const NUMBER = /^-?\d{1,15}(\.\d{1,20})?(e-?\d{1,2})?$/;

function numberText(isInRange: (value: number) => boolean) {
  return z
    .string()
    .max(40)
    .regex(NUMBER)
    .refine((text) => Number.isFinite(Number(text)) && isInRange(Number(text)));
}

const payload = z.object({
  sessionId: z.string().regex(/^[\w.:-]{1,64}$/),
  monthlyRent: numberText((amount) => amount > 0 && amount <= MONEY_LIMIT),
  monthlyExpenses: numberText((amount) => amount >= 0 && amount <= MONEY_LIMIT),
  monthlyDebtService: numberText((amount) => amount > 0 && amount <= MONEY_LIMIT),
  calculatedDSCR: numberText((ratio) => Math.abs(ratio) <= RATIO_LIMIT),
});

/** POST /api/calculator-sessions: stores a calculation for a while. Nothing reads it back over HTTP. */
export function calculatorSessionsEndpoint({
  store,
  clock,
  ids,
  lifetimeMs = SESSION_LIFETIME.defaultMs,
  reportFailure,
}: Dependencies): Endpoint {
  if (!(lifetimeMs > 0 && lifetimeMs <= SESSION_LIFETIME.maxMs)) {
    throw new Error(`Calculator sessions are kept for up to 30 days, not for ${lifetimeMs} ms`);
  }
  return {
    method: "POST",
    path: "/calculator-sessions",
    async handle({ body, requestId }) {
      const parsed = payload.safeParse(body);
      if (!parsed.success) return problemResponse({ status: 422, message: complainAbout(parsed.error) });
      const { sessionId, monthlyRent, monthlyExpenses, monthlyDebtService, calculatedDSCR } = parsed.data;
      const createdAt = clock();
      const session = {
        id: ids(),
        label: sessionId,
        monthlyRent,
        monthlyExpenses,
        monthlyDebtService,
        calculatedDscr: calculatedDSCR,
        createdAt,
        expiresAt: createdAt + lifetimeMs,
      };
      try {
        await store.add(session);
      } catch (error) {
        reportFailure(error, requestId);
        return problemResponse(NOT_STORED);
      }
      return jsonResponse(
        { success: true, id: session.id, expiresAt: new Date(session.expiresAt).toISOString() },
        { status: 201 },
      );
    },
  };
}

/** Names the fields, never their contents. */
function complainAbout(error: z.ZodError): string {
  const fields = new Set(error.issues.map(({ path: [field] }) => String(field ?? "")).filter(Boolean));
  if (fields.size === 0) return "Send the calculation as a JSON object.";
  return `These fields are missing or out of range: ${[...fields].join(", ")}. Send numbers as text.`;
}
