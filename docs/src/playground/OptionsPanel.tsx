import { useId, useState } from "react"
import { languages } from "./languages.ts"
import { nameOfLanguage } from "./nameOfLanguage.ts"
import { ChainOptions } from "./ChainOptions.tsx"
import { AccentChoice } from "./controls/AccentChoice.tsx"
import { Choice } from "./controls/Choice.tsx"
import { Select } from "./controls/Select.tsx"
import { Toggle } from "./controls/Toggle.tsx"
import { offeredFeatures } from "./features.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

/** Everything that can be set. */
export const OptionsPanel = ({
  settings,
  stack,
  onChange
}: {
  readonly settings: Settings
  readonly stack: Stack
  readonly onChange: (change: Partial<Settings>) => void
}) => {
  const [open, setOpen] = useState(false)
  const body = useId()
  return (
    <aside className="options" aria-label="Options">
      <button
        type="button"
        className="options-button"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen((before) => !before)}
      >
        Options
      </button>
      <div id={body} className="options-body" data-open={open}>
        <ChainOptions settings={settings} stack={stack} onChange={onChange} />
        <section>
          <h2>Look</h2>
          <Choice
            label="Theme"
            value={settings.theme}
            options={[
              { value: "system", label: "System" },
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" }
            ]}
            onChange={(theme) => onChange({ theme })}
          />
          <AccentChoice value={settings.accent} onChange={(accent) => onChange({ accent })} />
          <Choice
            label="Corners"
            value={settings.corners}
            options={[
              { value: "round", label: "Round" },
              { value: "soft", label: "Soft" },
              { value: "square", label: "Square" }
            ]}
            onChange={(corners) => onChange({ corners })}
          />
          <Select
            label="Language"
            value={settings.locale}
            options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
            onChange={(locale) => onChange({ locale })}
          />
          <Toggle
            label="Embedded"
            about="The modal is part of the page."
            checked={settings.inPage}
            onChange={(inPage) => onChange({ inPage })}
          />
        </section>
        <section>
          <h2>Behaviour</h2>
          <Toggle
            label="Network switching"
            checked={settings.enableNetworkSwitch}
            onChange={(enableNetworkSwitch) => onChange({ enableNetworkSwitch })}
          />
          <Choice
            label="Wallet on another network"
            value={settings.unsupportedNetwork}
            options={[
              { value: "block", label: "Block" },
              { value: "warn", label: "Warn" },
              { value: "ignore", label: "Ignore" }
            ]}
            onChange={(unsupportedNetwork) => onChange({ unsupportedNetwork })}
          />
          {stack.sponsor !== undefined && (
            <Choice
              label="Paymaster on Ethereum"
              value={settings.paymaster}
              options={[
                { value: "off", label: "None" },
                { value: "pays", label: "Pays" },
                { value: "refuses", label: "Refuses" }
              ]}
              onChange={(paymaster) => onChange({ paymaster })}
            />
          )}
          <Toggle
            label="Reconnect"
            about="After a reload, without asking."
            checked={settings.enableReconnect}
            onChange={(enableReconnect) => onChange({ enableReconnect })}
          />
          <Toggle
            label="Debug"
            about="Alerts to you, in the modal."
            checked={settings.debug}
            onChange={(debug) => onChange({ debug })}
          />
        </section>
        <section>
          <h2>Plugins</h2>
          {offeredFeatures(stack).map(({ name, label, about }) => (
            <Toggle
              key={name}
              label={label}
              about={about}
              checked={settings[name]}
              onChange={(on) => onChange({ [name]: on })}
            />
          ))}
        </section>
      </div>
    </aside>
  )
}
