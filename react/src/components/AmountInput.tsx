import type { Ref } from "react"

/** Which size a number has that shares its line with a token: its length decides. */
export const lengthOf = (text: string): "long" | "longer" | undefined =>
  text.length > 14 ? "longer" : text.length > 8 ? "long" : undefined

/** An amount as a visitor types it, in a `Field`. */
export const AmountInput = ({
  id,
  input,
  value,
  invalid,
  describedBy,
  onEnter,
  onSubmit
}: {
  readonly id: string
  readonly input: Ref<HTMLInputElement>
  readonly value: string
  readonly invalid: boolean
  /** Id of what is said of the amount. */
  readonly describedBy: string
  /** Called with each change of the text. */
  readonly onEnter: (text: string) => void
  /** Called when the Enter key is pressed. */
  readonly onSubmit: () => void
}) => (
  <input
    ref={input}
    id={id}
    className="field-amount"
    inputMode="decimal"
    autoComplete="off"
    maxLength={100}
    placeholder="0"
    dir="ltr"
    value={value}
    data-length={lengthOf(value)}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    onChange={({ target }) => onEnter(target.value)}
    onKeyDown={(event) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return
      event.preventDefault()
      onSubmit()
    }}
  />
)
