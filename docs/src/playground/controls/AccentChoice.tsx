import { useId } from "react"

const accents = [
  { name: "Default", value: "" },
  { name: "Green", value: "#12a150" },
  { name: "Orange", value: "#f97316" },
  { name: "Pink", value: "#e5409b" },
  { name: "Ink", value: "#3f4a5c" }
]

/** The accent: a few to try, or any. */
export const AccentChoice = ({
  value,
  onChange
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) => {
  const name = useId()
  return (
    <fieldset className="accents">
      <legend>Accent</legend>
      <div>
        {accents.map((accent) => (
          <label key={accent.name} title={accent.name} style={{ "--swatch": accent.value || undefined }}>
            <input
              type="radio"
              name={name}
              value={accent.value}
              checked={accent.value === value}
              aria-label={accent.name}
              onChange={() => onChange(accent.value)}
            />
          </label>
        ))}
        <label className="accent-any" title="Any colour">
          <input
            type="color"
            aria-label="Any colour"
            value={value || "#5468ff"}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </label>
      </div>
    </fieldset>
  )
}
