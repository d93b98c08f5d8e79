import { forwardRef, type ReactNode } from "react"
import { useKitContext } from "../context/KitContext.ts"
import { ButtonLabel } from "./ButtonLabel.tsx"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import { useOpener } from "./useOpener.ts"

/** What `ActionButton` takes, in addition to the attributes of a `<button>`. */
export interface ActionButtonProps extends ButtonProps {
  /** What it says, in a language: a BCP 47 tag. */
  readonly label: (locale: string) => string
  /** Drawn before it, 24 px, and round; decorative. */
  readonly icon?: ReactNode
  /** Does something over the modal, in the task of the click. */
  readonly onPress: () => void
}

/** A button in the page that does something of a plugin's, and looks as the kit's other buttons do. */
export const ActionButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ActionButtonProps>(
  ({ label, icon, onPress, ...props }, ref) => {
    const { locale } = useKitContext("ActionButton")
    const opener = useOpener("ActionButton", {})
    return (
      <OpenerButton {...props} ref={ref} opener={{ ...opener.props, onClick: onPress }} tone="plain">
        {icon !== undefined && (
          <span className="latchkey-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <ButtonLabel>{label(locale)}</ButtonLabel>
      </OpenerButton>
    )
  }
)
ActionButton.displayName = "ActionButton"
