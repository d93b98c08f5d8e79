import type { Connector, ConnectRequest } from "@latchkey/core/effect"
import { wantedNetworks, type FaultKindOf, type StandardWallet } from "@latchkey/core/chain-kit"
import {
  askWallet,
  makeAskOnce,
  walletConnector,
  type Run,
  type WalletSession
} from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { makeProvider, type Session } from "../provider/makeProvider.ts"
import { leather } from "../wire/leather.ts"
import { okx } from "../wire/okx.ts"
import { satsConnect } from "../wire/satsConnect.ts"
import { standard } from "../wire/standard.ts"
import { unisat } from "../wire/unisat.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"
import type { WireName } from "./knownWallets.ts"
import { listenToSession } from "./listenToSession.ts"
import { readSession, withAccounts } from "./readSession.ts"

const namespace = "bip122"

const wantedOf = (request: ConnectRequest) =>
  wantedNetworks(request, namespace).map(({ caipNetworkId }) => caipNetworkId)

const kindOf: FaultKindOf = (cause) => (cause instanceof MethodUnsupportedError ? "unsupported" : undefined)

const wires = { satsConnect, leather, okx, unisat }

/** Where a wallet is: its own object on the page, by which it can do more, or what it registered. */
export interface WalletSource {
  readonly own?: { readonly object: object; readonly wire: WireName }
  readonly standard?: StandardWallet
  /** Tells when what it registered is taken away, where that is all there is of it. */
  readonly gone?: AbortSignal
}

const toWire = ({ own, standard: registered }: WalletSource): WalletWire | undefined =>
  own === undefined ? registered && standard(registered) : wires[own.wire](own.object)

type Shown = Pick<Connector, "id" | "type" | "name" | "icon" | "rdns" | "announcedName">

/** A connector over a wallet; undefined where it is nowhere. */
export const makeBitcoinConnector = (
  wallet: Shown,
  source: WalletSource,
  run: Run
): Connector | undefined => {
  const wire = toWire(source)
  return wire && overWire(wallet, wire, run, source.gone)
}

/** A connector over a wire. */
export const overWire = (wallet: Shown, wire: WalletWire, run: Run, gone?: AbortSignal): Connector => {
  const askOnce = makeAskOnce()

  const toSession = (reading: Reading): WalletSession => {
    const session: Session = { wire, current: reading }
    return {
      ...reading,
      provider: makeProvider(session),
      listen: (onChange) => {
        const stop = listenToSession(session, onChange, run)
        const leave = () => onChange({ type: "disconnect", namespace, code: "CONNECTOR_NOT_FOUND" })
        gone?.addEventListener("abort", leave)
        return () => {
          stop()
          gone?.removeEventListener("abort", leave)
        }
      },
      disconnect: askWallet(() => wire.disconnect?.(), kindOf)
    }
  }

  return walletConnector(
    { ...wallet, ...(wire.sharesSession === true ? { sharesSession: true } : {}) },
    namespace,
    {
      open: (request) =>
        askOnce(wire, "connect", () => wire.connect(wantedOf(request))).pipe(
          Effect.flatMap((reading) => withAccounts(reading as Reading)),
          Effect.map(toSession)
        ),
      restore: (request) =>
        readSession(wire, wantedOf(request)).pipe(
          Effect.map(toSession),
          Effect.catch((fault) =>
            fault.kind === "unsupported" || fault.cause instanceof MethodUnsupportedError
              ? Effect.undefined
              : Effect.fail(fault)
          )
        )
    }
  )
}
