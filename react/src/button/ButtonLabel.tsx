/** The words of a button; cut off where they do not fit. */
export const ButtonLabel = ({ children }: { readonly children: string }) => (
  <span className="latchkey-label" dir="auto">
    {children}
  </span>
)
