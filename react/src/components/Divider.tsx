import type { ReactNode } from "react"

/** A line between blocks, with a word in it when `children` is given. */
export const Divider = ({ children }: { readonly children?: ReactNode }) => (
  <div className="divider" role={children === undefined ? "separator" : undefined}>
    {children !== undefined && <span>{children}</span>}
  </div>
)
