import { Notice } from "./Notice.tsx"

/** What a visitor has to have read before they go on: a `CheckLine` in the `ActBar` is where they say so. */
export const Cautions = ({ cautions }: { readonly cautions: ReadonlyArray<string> }) =>
  cautions.map((caution) => (
    <Notice key={caution} tone="warning">
      {caution}
    </Notice>
  ))
