import { fillSlot, withFills, type Plugin } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { receive as headless } from "../receive.ts"
import type { ReceiveApi } from "../ReceiveApi.ts"
import { ReceiveIcon } from "./icons.tsx"
import { titles } from "./titles.ts"

export type { PaymentDetails, ReceiveApi } from "../ReceiveApi.ts"

/**
 * `receive` with its views: an account action "Receive", the address as a QR code, the compatible networks.
 *
 * The action is offered while the connected namespace has the `paymentRequest` capability and `features.receive` is on.
 */
export const receive = (): Plugin<"receive", ReceiveApi> =>
  withFills(headless(), [
    fillSlot(accountActions, {
      id: "receive",
      feature: "receive",
      label: titles.receive,
      icon: ReceiveIcon,
      view: "receive/Address",
      capability: "paymentRequest",
      when: ({ feature }) => feature.values.receive
    }),
    fillSlot(views, {
      id: "receive/Address",
      title: titles.receive,
      skeleton: "account",
      load: () =>
        import("./views/ReceiveAddress.tsx").then(({ ReceiveAddress }) => ({ default: ReceiveAddress }))
    }),
    fillSlot(views, {
      id: "receive/Networks",
      title: titles.networks,
      load: () =>
        import("./views/ReceiveNetworks.tsx").then(({ ReceiveNetworks }) => ({ default: ReceiveNetworks }))
    })
  ])
