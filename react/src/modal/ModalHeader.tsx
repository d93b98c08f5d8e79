import type { NavigationState, ViewEntry } from "@latchkey/core"
import { type HTMLAttributes, useRef } from "react"
import { IconButton } from "../components/IconButton.tsx"
import { BackIcon, CloseIcon } from "../icons/icons.tsx"
import type { ViewDeclaration } from "../slots/views.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { useExit } from "./useExit.ts"
import { useLeaving } from "./useLeaving.ts"

/** The back button or the view's own control, the heading, the close button. */
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
  const { kit, messages } = useModalContext()
  const { stack, direction } = navigation
  const { key, params } = entry
  const isHidden = view?.titleHidden === true
  const { value: leaving, end } = useLeaving(key, isHidden ? undefined : title)
  const canGoBack = stack.length > 1 && view?.leadingOverBack !== true
  const Leading = view?.leading
  return (
    <div {...headerProps} className="header" data-bare={isHidden || undefined}>
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
        {leaving !== undefined && direction !== "none" && <LeavingTitle onGone={end}>{leaving}</LeavingTitle>}
        <h1
          id={titleId}
          key={key}
          className={isHidden ? "unseen" : "title"}
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

const LeavingTitle = ({ children, onGone }: { readonly children: string; readonly onGone: () => void }) => {
  const title = useRef<HTMLSpanElement>(null)
  useExit(title, true, onGone)
  return (
    <span ref={title} className="title" dir="auto" data-motion="out" aria-hidden="true">
      {children}
    </span>
  )
}
