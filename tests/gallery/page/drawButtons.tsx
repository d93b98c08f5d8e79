import type { KitState } from "@latchkey/core"
import { createRoot } from "react-dom/client"
import { ConnectButton } from "../../../react/src/button/ConnectButton.tsx"
import { NetworkButton } from "../../../react/src/button/NetworkButton.tsx"
import { KitProvider } from "../../../react/src/KitProvider.tsx"
import { fakeKit } from "./fakeKit.ts"

/** A line of buttons: a name, and the state of its kit. */
export interface ButtonLine {
  readonly label: string
  readonly state: (empty: KitState) => KitState
  readonly balance?: "hide"
  readonly network?: boolean
  /** Width of the line, in px. */
  readonly width?: number
}

/** The buttons as a page has them: a line a state, in both sizes. */
export const drawButtons = (
  lines: ReadonlyArray<ButtonLine>,
  { theme, locale }: { readonly theme: "light" | "dark"; readonly locale: string }
): void => {
  document.body.style.cssText = `margin: 16px; font: 12px/16px Gallery; color: ${theme === "dark" ? "#a9adb5" : "#5b606b"}`
  const place = document.createElement("main")
  document.body.append(place)
  createRoot(place).render(
    lines.map(({ label, state, balance, width, network = false }) => (
      <section key={label} style={{ marginBlockEnd: 12 }}>
        <p style={{ margin: "0 0 6px" }}>{label}</p>
        <KitProvider kit={fakeKit({ state })} theme={theme} locale={locale} disableAppend>
          <div style={{ display: "flex", flexWrap: "wrap", gap: 12, width, alignItems: "center" }}>
            <ConnectButton balance={balance} />
            {width === undefined && <ConnectButton balance={balance} size="sm" />}
            {network && <NetworkButton />}
          </div>
        </KitProvider>
      </section>
    ))
  )
}
