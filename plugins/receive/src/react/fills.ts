import { fillSlot } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { receiveDrawing } from "./receiveDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Receive" of the account view, and the views that it leads to. */
export const receiveFills = [
  fillSlot(accountActions, {
    id: "receive",
    feature: "receive",
    label: titles.receive,
    icon: receiveDrawing,
    view: viewIds.address,
    when: ({ feature }) => feature.values.receive
  }),
  fillSlot(views, {
    id: viewIds.address,
    title: titles.receive,
    skeleton: "code",
    load: () =>
      import("./views/ReceiveAddress.tsx").then(({ ReceiveAddress }) => ({ default: ReceiveAddress }))
  }),
  fillSlot(views, {
    id: viewIds.networks,
    title: titles.networks,
    load: () =>
      import("./views/ReceiveNetworks.tsx").then(({ ReceiveNetworks }) => ({ default: ReceiveNetworks }))
  })
]
