import type { Outcome } from "./outcome.ts"

/** How the latest action ended: what a promise resolved with, or its typed error. */
export const OutcomePanel = ({ outcome }: { readonly outcome: Outcome | undefined }) => (
  <output className="outcome" data-testid="outcome" data-status={outcome?.status ?? "none"}>
    {outcome === undefined && <span className="none">What an action resolves with appears here.</span>}
    {outcome !== undefined && <strong>{outcome.name}</strong>}
    {outcome?.status === "pending" && <span>Waiting for the wallet…</span>}
    {outcome?.status === "success" && <code data-testid="result">{outcome.text}</code>}
    {outcome?.status === "error" && (
      <>
        <code data-testid="error-code">{outcome.code}</code>
        <span>{outcome.text}</span>
        <span className="advice">{outcome.advice}</span>
      </>
    )}
  </output>
)
