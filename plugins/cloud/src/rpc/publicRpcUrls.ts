import type { CaipNetworkId } from "@latchkey/core"
import { publicRpcNetworks } from "./publicRpcNetworks.ts"

const PUBLIC_RPC = "https://rpc.walletconnect.org"

/** What `publicRpcUrls` is asked for. */
export interface PublicRpcRequest {
  /** The id of a project that the public RPC knows. */
  readonly projectId: string
  /** CAIP-2 ids of the app's networks. */
  readonly networkIds: ReadonlyArray<CaipNetworkId>
  /** Base of another RPC of the same form, without a slash at the end. */
  readonly url?: string
}

/**
 * RPC URLs for `createKit({ customRpcUrls })`: of the asked networks those that the public RPC reads, some forty, each by its id and
 * the project's as query parameters. Others are not in the answer, and keep the URLs that they have. Who serves the URLs gets to know
 * the addresses of visitors.
 */
export const publicRpcUrls = ({
  projectId,
  networkIds,
  url = PUBLIC_RPC
}: PublicRpcRequest): Readonly<Record<CaipNetworkId, ReadonlyArray<string>>> =>
  Object.fromEntries(
    networkIds
      .filter((id) => publicRpcNetworks.includes(id))
      .map((id) => [id, [`${url}/v1/?${new URLSearchParams({ chainId: id, projectId })}`]])
  )
