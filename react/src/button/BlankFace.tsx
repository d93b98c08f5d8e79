/** A placeholder for an account that is not known yet, about as wide as most. */
export const BlankFace = ({ balance }: { readonly balance: "show" | "hide" }) => (
  <>
    {balance === "show" && <span className="latchkey-blank" />}
    <span className="latchkey-blank" />
  </>
)
