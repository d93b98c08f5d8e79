import { CheckLine } from "./CheckLine.tsx"
import { Notice } from "./Notice.tsx"

/** What a visitor has to have read before they go on, and the box by which they say so; nothing where there is nothing to read. */
export const Cautions = ({
  cautions,
  label,
  checked,
  onCheck
}: {
  readonly cautions: ReadonlyArray<string>
  /** What the visitor says by it. */
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
}) => {
  if (cautions.length === 0) return null
  return (
    <>
      {cautions.map((caution) => (
        <Notice key={caution} tone="warning">
          {caution}
        </Notice>
      ))}
      <CheckLine label={label} checked={checked} onCheck={onCheck} />
    </>
  )
}
