const good = {
  id: "good-one",
  name: "Good Wallet",
  badge_type: "none",
  chains: ["eip155:1"],
  mobile_link: "good://",
  homepage: "https://good.example",
  image_id: "picture-1"
}

const sentinel = "window.__hostile=true"

/** An answer of `getWallets` as an attacker would have it: what is good in it is to be shown, the rest to be harmless. */
export const hostileWallets = {
  data: [
    good,
    {
      ...good,
      id: "markup",
      name: `<img src=x onerror="${sentinel}">`,
      image_id: `"><script>${sentinel}</script>`,
      rdns: `<svg onload=${sentinel}>`
    },
    {
      ...good,
      id: "links",
      name: "Links Wallet",
      homepage: `javascript:${sentinel}`,
      mobile_link: `javascript:${sentinel}//`,
      link_mode: `data:text/html,<script>${sentinel}</script>`,
      desktop_link: ` java\tscript:${sentinel}`,
      webapp_link: "vbscript:x",
      app_store: "file:///etc/passwd",
      play_store: "intent://x#Intent;end",
      chrome_store: "https://user:secret@evil.example"
    },
    { ...good, id: "backwards", name: "Safe\u202eTellaW\u0000\u200b" },
    { ...good, id: "endless", name: "W".repeat(5_000), image_id: "x".repeat(5_000) },
    { ...good, id: "prototype", name: "Prototype Wallet", __proto__: { polluted: true } },
    { ...good, id: "good-one", name: "Good Wallet Again" },
    { id: 7, name: "Number" },
    { name: "No id" },
    { ...good, id: "no-name", name: "" },
    { ...good, id: "no-chains", name: "Chains Wallet", chains: "eip155:1" },
    null,
    "text",
    [],
    42
  ],
  count: 15
}

/** A picture that would run a script, were it drawn as anything but a picture. */
export const hostilePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" onload="${sentinel}"><script>${sentinel}</script><rect width="60" height="60" fill="red"/></svg>`
