import type { KitCore } from "@latchkey/core"
import { createElement, type ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { KitProvider } from "../../react/src/index.ts"
import { ModalContext, ViewKeyContext } from "../../react/src/context/ModalContext.ts"
import { en } from "./english.ts"

/** Draws a view or a tab of a feature as the modal would on a server: for `draw` of `featurePluginContract`. */
export const drawView = ({
  component,
  kit
}: {
  readonly component: unknown
  readonly kit: KitCore
}): string => {
  const modal = {
    kit,
    messages: en,
    locale: "en",
    embedded: false,
    announce: () => {},
    preload: () => {}
  }
  const view = createElement(component as ComponentType<{ readonly params: object }>, { params: {} })
  const inModal = createElement(
    ModalContext.Provider,
    { value: modal },
    createElement(ViewKeyContext.Provider, { value: 0 }, view)
  )
  return renderToString(createElement(KitProvider, { kit }, inModal))
}
