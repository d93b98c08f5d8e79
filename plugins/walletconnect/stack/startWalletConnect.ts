import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import type { Relay } from "./startRelay.ts"
import type { VerifyService } from "./startVerify.ts"

/** What another process needs to use the part. */
export interface WalletConnectAddresses {
  readonly relayUrl: string
  readonly verifyUrl: string
}

/** A relay and a Verify service of the WalletConnect protocol: real clients on both ends, servers of our own. */
export interface WalletConnectPart extends WalletConnectAddresses {
  readonly relay: Relay
  readonly verify: VerifyService
  state(): WalletConnectAddresses
  health(): Promise<readonly ServerHealth[]>
  /** Closes its servers. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the relay, on the first port, and the Verify service, on the next.
 *
 * Fails: when a port is taken; nothing is left running then.
 */
export async function startWalletConnect({ port }: PartOptions = {}): Promise<
  WalletConnectPart | MissingPart
> {
  const software = await loadSoftware()
  if (software === undefined) return { missing: "walletConnect", package: "ws and @walletconnect/relay-auth" }
  const relay = await software.startRelay({ port })
  const started = await Promise.allSettled([
    software.startVerify({ port: port === undefined ? undefined : port + 1 })
  ])
  const [verify] = started
  if (verify.status === "rejected") {
    await relay.stop()
    throw verify.reason
  }
  const addresses = { relayUrl: relay.url, verifyUrl: verify.value.url }
  return {
    ...addresses,
    relay,
    verify: verify.value,
    state: () => addresses,
    health: () =>
      Promise.all([
        healthOf("WalletConnect relay", relay.url.replace(/^ws/, "http")),
        healthOf("Verify service", `${verify.value.url}/v3/public-key`)
      ]),
    stop: async () => void (await Promise.all([relay.stop(), verify.value.stop()]))
  }
}

async function loadSoftware() {
  try {
    const [relay, verify] = await Promise.all([import("./startRelay.ts"), import("./startVerify.ts")])
    return { ...relay, ...verify }
  } catch (cause) {
    if ((cause as { code?: unknown }).code === "ERR_MODULE_NOT_FOUND") return undefined
    throw cause
  }
}

async function healthOf(name: string, url: string): Promise<ServerHealth> {
  try {
    const { ok, status } = await fetch(url)
    return { name, url, healthy: ok, detail: `HTTP ${status}` }
  } catch (cause) {
    return { name, url, healthy: false, detail: String(cause) }
  }
}
