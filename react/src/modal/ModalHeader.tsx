import type { NavigationState, ViewEntry } from "@latchkey/core"
import type { HTMLAttributes } from "react"
import { IconButton } from "../components/IconButton.tsx"
import { BackIcon, CloseIcon } from "../icons/icons.tsx"
import type { ViewDeclaration } from "../slots/views.ts"
import { useModal } from "./ModalContext.ts"
import { useLeaving } from "./useLeaving.ts"

const CROSS_FADE = 120

/** The way back or the view's own control, the heading, the way out. */
export const ModalHeader = ({
  navigation,
  entry,
  view,
  title,
  titleId,
  onClose,
  headerProps
}: {
  readonly navigation: NavigationState
  readonly entry: ViewEntry
  readonly view: ViewDeclaration | undefined
  readonly title: string
  readonly titleId: string
  readonly onClose?: () => void
  readonly headerProps?: HTMLAttributes<HTMLElement>
}) => {
  const { kit, messages } = useModal()
  const { stack, direction } = navigation
  const { key, params } = entry
  const leaving = useLeaving(key, title, CROSS_FADE)
  const canGoBack = stack.length > 1 && view?.leadingOverBack !== true
  const Leading = view?.leading
  return (
    <div {...headerProps} className="header">
      <div className="header-start">
        {canGoBack ? (
          <IconButton
            label={messages.back}
            onClick={() =>
              view?.onBack === undefined ? kit.navigation.goBack() : view.onBack({ kit, params })
            }
          >
            <BackIcon />
          </IconButton>
        ) : (
          Leading !== undefined && <Leading />
        )}
      </div>
      <div className="header-title">
        {leaving !== undefined && direction !== "none" && (
          <span className="title" dir="auto" data-motion="out" aria-hidden="true">
            {leaving}
          </span>
        )}
        <h1
          id={titleId}
          key={key}
          className="title"
          dir="auto"
          title={title}
          data-motion={direction === "none" ? undefined : "in"}
          tabIndex={-1}
        >
          {title}
        </h1>
      </div>
      <div className="header-end">
        {onClose !== undefined && (
          <IconButton label={messages.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  )
}
