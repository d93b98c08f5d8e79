import { catalogueState, createKit, memoryStorage, type KitOptions } from "@latchkey/core"
import { onTestFinished } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { cloud, type CloudOptions } from "../src/index.ts"
import type { CloudPart } from "../stack/startCloud.ts"

/** A kit on Ethereum with the cloud of the stack; `faults` as `startFaultProxy` names them. */
export const makeKit = async (
  { url }: Pick<CloudPart, "url">,
  {
    faults = "",
    project = "stack",
    cloud: own = {},
    ...options
  }: {
    readonly faults?: string
    readonly project?: string
    readonly cloud?: CloudOptions
  } & Partial<KitOptions>
) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1, "eip155")],
    storage: memoryStorage(),
    ...options,
    plugins: [
      virtualChain({ wallet: {} }, "eip155").plugin,
      cloud({ projectId: `${project}${faults}`, urls: { api: url }, ...own })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return {
    kit,
    catalogue: () => catalogueState(kit.getSnapshot(), "cloud"),
    alerts: () => kit.getSnapshot().notice.alerts.map(({ code }) => code)
  }
}
