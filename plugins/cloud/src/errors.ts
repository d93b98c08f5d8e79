import { defineError } from "@latchkey/core"

/** There is no project id: the kit is in basic mode. */
export class CloudProjectIdMissingError
  extends /* @__PURE__ */ defineError("CloudProjectIdMissingError", {
    code: "CLOUD_PROJECT_ID_MISSING",
    text: "Project ID Not Configured",
    advice: "Pass the id of your project: cloud({ projectId })."
  }) {}

/** The page's origin is not among those of the project. */
export class CloudOriginRefusedError
  extends /* @__PURE__ */ defineError("CloudOriginRefusedError", {
    code: "CLOUD_ORIGIN_REFUSED",
    text: (_: { readonly origin: string }) => "Invalid App Configuration",
    advice: ({ origin }) => `Add ${origin} to the allowed origins of the project.`
  }) {}

/** The cloud does not know the project, or does not let it in. */
export class CloudProjectRefusedError
  extends /* @__PURE__ */ defineError("CloudProjectRefusedError", {
    code: "CLOUD_PROJECT_REFUSED",
    text: (_: { readonly status: number }) => "Invalid App Configuration",
    advice: ({ status }) => `The cloud refused the project id (HTTP status ${status}): check it.`
  }) {}

/** The cloud was asked too often. */
export class CloudRateLimitedError
  extends /* @__PURE__ */ defineError("CloudRateLimitedError", {
    code: "CLOUD_RATE_LIMITED",
    text: "Rate Limited",
    advice: "The cloud refused to send the project's configuration for now: the app's own settings are used."
  }) {}

/** The cloud failed to send the project's configuration. */
export class CloudServerFailedError
  extends /* @__PURE__ */ defineError("CloudServerFailedError", {
    code: "CLOUD_SERVER_FAILED",
    text: (_: { readonly status: number }) => "Server Error",
    advice: ({ status }) =>
      `Failed to get the project's configuration (HTTP status ${status}): the app's own settings are used.`
  }) {}

/** The app sets features that its project decides on. */
export class CloudLocalIgnoredError
  extends /* @__PURE__ */ defineError("CloudLocalIgnoredError", {
    code: "CLOUD_LOCAL_IGNORED",
    text: (_: { readonly features: ReadonlyArray<string> }) => "Local configuration ignored",
    advice: ({ features }) =>
      `The project's configuration decides on ${features.map((name) => `"features.${name}"`).join(", ")}: change them there, or remove them here.`
  }) {}

/** The service knows no price of gas on that network. */
export class CloudGasPriceUnsupportedError
  extends /* @__PURE__ */ defineError("CloudGasPriceUnsupportedError", {
    code: "CLOUD_GAS_PRICE_UNSUPPORTED",
    text: (_: { readonly networkId: string }) => "Network not supported for Gas Price",
    advice: ({ networkId }) => `Add ${networkId} to the chains of your server, or ask for another network.`
  }) {}

/** The service tells nothing of accounts on that network. */
export class CloudNetworkUnsupportedError
  extends /* @__PURE__ */ defineError("CloudNetworkUnsupportedError", {
    code: "CLOUD_NETWORK_UNSUPPORTED",
    text: ({ networkId }: { readonly networkId: string }) => `The cloud does not serve ${networkId}.`,
    advice: "Add the network to the chains of your server, or leave its namespace out of cloud({ accounts })."
  }) {}
