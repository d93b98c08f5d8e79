import type { CaipNetworkId } from "@latchkey/core"
import {
  SessionNotFoundError,
  type Connector,
  type ConnectorSession,
  type ConnectRequest
} from "@latchkey/core/effect"
import type { StandardWallet } from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import { toConnectionError } from "../provider/faultErrors.ts"
import { makeProvider, requireAccounts, type Session } from "../provider/makeProvider.ts"
import { toFault, WalletFault } from "../wire/WalletFault.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"
import { leather } from "../wire/leather.ts"
import { okx } from "../wire/okx.ts"
import { satsConnect } from "../wire/satsConnect.ts"
import { standard } from "../wire/standard.ts"
import { unisat } from "../wire/unisat.ts"
import { hearSession } from "./hearSession.ts"
import type { WireName } from "./knownWallets.ts"
import { readWallet } from "./readWallet.ts"

const DISCONNECT_DEADLINE = "1 second"

/** Runs an effect in the plugin's scope; the returned function stops it. */
export type Run = (effect: Effect.Effect<void>) => () => void

const wantedOf = ({ network, networks }: ConnectRequest): ReadonlyArray<CaipNetworkId> =>
  [...(network === undefined ? [] : [network]), ...networks]
    .filter(({ chainNamespace }) => chainNamespace === "bip122")
    .map(({ caipNetworkId }) => caipNetworkId)

// A request that nobody waits for any more may have its window still open: whichever is granted first counts, and a
// wallet that is busy with the abandoned one is waited for.
const askBeside = (fresh: Promise<Reading>, abandoned: Promise<Reading> | undefined): Promise<Reading> => {
  if (abandoned === undefined) return fresh
  const patient = fresh.catch((cause: unknown) => {
    const fault = toFault(cause)
    if (fault instanceof WalletFault && fault.kind === "busy") return abandoned
    throw cause
  })
  return Promise.race([patient, abandoned.catch(() => patient)])
}

const wires = { satsConnect, leather, okx, unisat }

/** Where a wallet is: its own object on the page, by which it can do more, or what it registered. */
export interface WalletSource {
  readonly own?: { readonly object: object; readonly wire: WireName }
  readonly standard?: StandardWallet
}

const toWire = ({ own, standard: registered }: WalletSource): WalletWire | undefined =>
  own === undefined ? registered && standard(registered) : wires[own.wire](own.object)

/** A connector over a wallet; undefined where it is nowhere. */
export const makeBitcoinConnector = (
  wallet: Pick<Connector, "id" | "type" | "name" | "icon" | "rdns" | "announcedName">,
  source: WalletSource,
  run: Run
): Connector | undefined => {
  const wire = toWire(source)
  return wire && overWire(wallet, wire, run)
}

/** A connector over a wire. */
export const overWire = (
  wallet: Pick<Connector, "id" | "type" | "name" | "icon" | "rdns" | "announcedName">,
  wire: WalletWire,
  run: Run
): Connector => {
  let open: Promise<Reading> | undefined

  const toSession = (reading: Reading): ConnectorSession => {
    const session: Session = { wire, current: requireAccounts(reading) }
    const { networkId, accounts, approvedNetworkIds } = session.current
    return {
      grants: [
        {
          namespace: "bip122",
          accounts,
          networkId,
          provider: makeProvider(session),
          ...(approvedNetworkIds === undefined ? {} : { approvedNetworkIds })
        }
      ],
      listen: (onChange) => hearSession(session, onChange, run),
      disconnect: Effect.tryPromise(async () => wire.disconnect?.()).pipe(
        Effect.timeoutOrElse({ duration: DISCONNECT_DEADLINE, orElse: () => Effect.void }),
        Effect.asVoid,
        Effect.catch(() => Effect.void)
      )
    }
  }
  const connect = (wanted: ReadonlyArray<CaipNetworkId>): Promise<Reading> => {
    const asked = askBeside(wire.connect(wanted), open)
    open = asked
    const settled = () => {
      if (open === asked) open = undefined
    }
    asked.then(settled, settled)
    return asked
  }

  return {
    ...wallet,
    ...(wire.sharesSession === true ? { sharesSession: true } : {}),
    namespaces: ["bip122"],
    connect: (request) =>
      Effect.tryPromise({
        try: async () => toSession(await connect(wantedOf(request))),
        catch: (cause) => toConnectionError(wallet.id, cause)
      }),
    reconnect: (request) =>
      readWallet(wire, wantedOf(request)).pipe(
        Effect.flatMap((reading) => Effect.try({ try: () => toSession(reading), catch: (cause) => cause })),
        Effect.mapError((cause) => {
          const fault = toFault(cause)
          return fault instanceof WalletFault && fault.kind !== "denied" && fault.kind !== "unsupported"
            ? toConnectionError(wallet.id, fault)
            : new SessionNotFoundError(wallet.id)
        })
      )
  }
}
