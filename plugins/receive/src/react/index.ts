import { fillSlot, withFills, type Plugin } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { receive as headless, type ReceiveTypes } from "../receive.ts"
import type { ReceiveApi } from "../ReceiveApi.ts"
import { receiveDrawing } from "./receiveDrawing.ts"
import { titles } from "./titles.ts"
import { viewIds } from "./viewIds.ts"

export type { PaymentDetails, ReceiveApi } from "../ReceiveApi.ts"

/**
 * `receive` with its views: a tile "Receive" in the account view, the address as a QR code, the compatible networks.
 *
 * The tile is shown if the connected namespace has the `paymentRequest` capability and `features.receive` is on.
 */
export const receive = (): Plugin<"receive", ReceiveApi, any, ReceiveTypes> =>
  withFills(headless(), [
    fillSlot(accountActions, {
      id: "receive",
      feature: "receive",
      label: titles.receive,
      icon: receiveDrawing,
      view: viewIds.address,
      capability: "paymentRequest",
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
  ])
