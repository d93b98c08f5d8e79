import { ChoiceIcon } from "@latchkey/react/view"

/** What can be chosen, and what is: the browser's own list, in the look of the form. A single one is only said. */
export const Choice = ({
  label,
  value,
  options,
  strong = false,
  onChange
}: {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly id: string; readonly text: string }>
  readonly strong?: boolean
  readonly onChange: (id: string) => void
}) =>
  options.length < 2 ? (
    <bdi className="onramp-choice" data-strong={strong || undefined} data-single>
      {options[0]?.text}
    </bdi>
  ) : (
    <span className="onramp-choice" data-strong={strong || undefined}>
      {/* A select cuts what it has no room for: this wraps. */}
      <bdi aria-hidden="true">{options.find(({ id }) => id === value)?.text}</bdi>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <ChoiceIcon />
    </span>
  )
