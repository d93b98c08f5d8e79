import type { NavigationState, ViewEntry } from "@latchkey/core"
import { type HTMLAttributes, useRef } from "react"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { ModalHeader } from "./ModalHeader.tsx"
import { useLazy } from "../context/useLazy.ts"
import { useView } from "./useView.ts"
import { ViewOutlet } from "./ViewOutlet.tsx"

const loadToasts = () => import("./Toasts.tsx").then((part) => part.Toasts)
const loadAlertBar = () => import("./AlertBar.tsx").then((part) => part.AlertBar)

/** What every card contains: header, alerts for the developer, the view, toasts. */
export const FrameContent = ({
  navigation,
  entry,
  titleId,
  onClose,
  headerProps
}: {
  readonly navigation: NavigationState
  /** The top entry of the stack. */
  readonly entry: ViewEntry
  readonly titleId: string
  readonly onClose?: () => void
  /** Further event handlers of the header. */
  readonly headerProps?: HTMLAttributes<HTMLElement>
}) => {
  const { kit } = useModalContext()
  const { view, title } = useView(entry)
  // Most visits have no toast: the first one brings what draws it.
  const toast = useModalState(({ notice }) => notice.toast)
  const first = useRef(toast)
  first.current ??= toast
  const Toasts = useLazy(first.current && loadToasts)
  const AlertBar = useLazy(kit.options.debug === true ? loadAlertBar : undefined)
  return (
    <>
      {/* Takes the focus on a click next to the controls, which would otherwise move it out of the card. */}
      <div className="card-body" tabIndex={-1}>
        <ModalHeader
          navigation={navigation}
          entry={entry}
          view={view}
          title={title}
          titleId={titleId}
          {...(headerProps === undefined ? {} : { headerProps })}
          {...(onClose === undefined ? {} : { onClose })}
        />
        {AlertBar !== undefined && AlertBar !== "failed" && <AlertBar />}
        <ViewOutlet entry={entry} view={view} direction={navigation.direction} />
      </div>
      {Toasts !== undefined && Toasts !== "failed" && <Toasts first={first.current} />}
    </>
  )
}
