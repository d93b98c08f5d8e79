import { useId } from "react"

/** Something that is on or off, with one line about it where the name alone does not say enough. */
export const Toggle = ({
  label,
  about,
  checked,
  disabled = false,
  onChange
}: {
  readonly label: string
  readonly about?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}) => {
  const description = useId()
  return (
    <div className="toggle">
      <label>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={about === undefined ? undefined : description}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {about !== undefined && <p id={description}>{about}</p>}
    </div>
  )
}
