import { declaredHosts, type DeclaredHost } from "../../record/declaredHosts.ts"
import type { RequestEntry } from "../../record/Recording.ts"
import type { NodeFaultName } from "../../record/nodeFaults.ts"
import { choiceOf } from "../choiceOf.ts"
import { element } from "../element.ts"
import type { PanelContext, PanelTab } from "../PanelContext.ts"
import { mark, nothing, timeOf, unfolding } from "../rows.ts"

const faultTitles: Readonly<Record<NodeFaultName, string>> = {
  none: "Works",
  slow: "Answers after 5 seconds",
  down: "Is down"
}

const originOf = (url: string): string => {
  try {
    return new URL(url).origin
  } catch {
    // What has no origin is listed as it stands.
    return url
  }
}

const declaredBy = (hosts: ReadonlyArray<DeclaredHost>, origin: string): ReadonlyArray<Node> => {
  if (origin === location.origin) return [mark("this page")]
  const reasons = new Set(
    hosts.filter((host) => host.origin === origin).map(({ by, purpose }) => `${by}: ${purpose}`)
  )
  return reasons.size === 0
    ? [mark("declared by no plugin", "failed")]
    : [...reasons].map((reason) => mark(reason))
}

const requestRow = ({ at, url, kind, millis, bytes, status }: RequestEntry): Node =>
  element(
    "li",
    {},
    mark(timeOf(at)),
    mark(kind),
    ...(status === 0 ? [] : [mark(String(status), status >= 400 ? "failed" : "")]),
    `${new URL(url, location.href).pathname} · ${millis} ms · ${bytes} bytes`
  )

const hostRow = (
  context: PanelContext,
  hosts: ReadonlyArray<DeclaredHost>,
  [origin, requests]: readonly [string, ReadonlyArray<RequestEntry>]
): Node =>
  unfolding(
    context,
    `host ${origin}`,
    [origin, mark(`${requests.length}`), ...declaredBy(hosts, origin)],
    () => [element("ul", {}, ...requests.map(requestRow).toReversed())]
  )

/** The page's requests by host, against the hosts that plugins declare. */
export const requestsTab: PanelTab = {
  id: "requests",
  title: "Requests",
  count: ({ recorder }) => recorder.read().requests.length,
  draw: (context) => {
    const { requests } = context.recorder.read()
    const byOrigin = new Map<string, ReadonlyArray<RequestEntry>>()
    for (const request of requests) {
      const origin = originOf(request.url)
      byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), request])
    }
    const hosts = declaredHosts(context.kit)
    const { nodeFaults } = context.recorder
    return [
      choiceOf("Each node", { titles: faultTitles, current: nodeFaults.name(), choose: nodeFaults.set }),
      nothing(
        "All requests of the page, the app's own too. Browsers list no WebSockets. A request that no plugin declares may be the app's."
      ),
      ...[...byOrigin].map((entry) => hostRow(context, hosts, entry))
    ]
  }
}
