/** What is said to those who listen. A new `turn` says the same text again. */
export const LiveRegion = ({ text, turn }: { readonly text: string; readonly turn: number }) => (
  <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
    <span key={turn}>{text}</span>
  </div>
)
