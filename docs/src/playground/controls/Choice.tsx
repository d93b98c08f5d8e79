import { useId } from "react"

/** One of a few values, all of them in sight. */
export const Choice = <A extends string>({
  label,
  value,
  options,
  onChange
}: {
  readonly label: string
  readonly value: A
  readonly options: ReadonlyArray<{ readonly value: A; readonly label: string }>
  readonly onChange: (value: A) => void
}) => {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
