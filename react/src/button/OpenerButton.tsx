import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type SyntheticEvent
} from "react"
import { useKitContext } from "../context/KitContext.ts"
import { styledRoot } from "../theme/adoptSheet.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import type { OpenerProps } from "./useOpener.ts"

/** What every button of the kit takes, in addition to the attributes of a `<button>`. */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children" | "type"> {
  /** `md`, 40 px tall, by default; `sm` is 32 px tall. */
  readonly size?: "md" | "sm" | undefined
}

interface OpenerButtonProps extends ButtonProps, Pick<ComponentPropsWithoutRef<"button">, "children"> {
  readonly opener: OpenerProps
  /** How it is drawn: `accent` for the page's one main action. */
  readonly tone: "accent" | "plain"
}

const both =
  <E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: () => void) =>
  (event: E): void => {
    theirs?.(event)
    if (!event.defaultPrevented) ours()
  }

/** A button in the page that opens the modal. The page's own handlers run first and may prevent it. */
export const OpenerButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, OpenerButtonProps>(
  ({ opener, tone, size = "md", className, ...props }, ref) => {
    const { theme } = useKitContext("OpenerButton").appearance
    const button = useRef<HTMLButtonElement>(null)
    useImperativeHandle(ref, () => button.current as HTMLButtonElement)
    // The provider's sheet reaches neither a shadow root nor another document, such as a frame that the app draws into.
    useEffect(() => {
      const root = styledRoot(button.current)
      return root && adoptButtonSheet(root)
    }, [])
    return (
      <button
        {...props}
        {...opener}
        ref={button}
        className={className === undefined ? "latchkey-button" : `latchkey-button ${className}`}
        data-latchkey=""
        data-theme={theme}
        data-tone={tone}
        data-size={size}
        onClick={both(props.onClick, opener.onClick)}
        onPointerEnter={both(props.onPointerEnter, opener.onPointerEnter)}
        onTouchStart={both(props.onTouchStart, opener.onTouchStart)}
        onFocus={both(props.onFocus, opener.onFocus)}
      />
    )
  }
)
