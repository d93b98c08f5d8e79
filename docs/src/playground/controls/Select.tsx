import { useId } from "react"

/** One of many values. */
export const Select = <A extends string>({
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
  const id = useId()
  return (
    <div className="select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
