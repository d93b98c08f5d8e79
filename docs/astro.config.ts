import react from "@astrojs/react"
import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { pluginPackages } from "../scripts/plugins.mjs"
import { checkSamples } from "./checkSamples.ts"

// The packages' sources, so that the site shows what the tree holds and needs no build before its own.
const source = "@latchkey/source"

export default defineConfig({
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  integrations: [
    checkSamples(),
    react(),
    starlight({
      title: "Latchkey",
      description: "Connect wallets from a web page.",
      logo: { src: "./src/assets/latchkey.svg" },
      favicon: "/favicon.svg",
      customCss: ["./src/styles/site.css"],
      components: {
        Hero: "./src/front/Hero.astro",
        PageTitle: "./src/components/PageTitle.astro"
      },
      // The build may stand in an unpacked archive, where there is no history to ask.
      lastUpdated: false,
      pagination: true,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        themes: ["github-dark-default", "github-light-default"],
        styleOverrides: {
          borderRadius: "0.75rem",
          borderWidth: "1px",
          frames: { shadowColor: "transparent", editorActiveTabIndicatorTopColor: "transparent" }
        }
      },
      sidebar: [
        {
          label: "Start",
          items: ["introduction", "quick-start", "concepts", { label: "Playground", link: "/playground/" }]
        },
        {
          label: "Build",
          items: [
            "connect-button",
            "wallets",
            "networks",
            "signing",
            "contracts",
            "transactions",
            "libraries",
            "fees",
            "events",
            "phones",
            "languages",
            "theming"
          ]
        },
        {
          label: "Deploy",
          items: [
            "next",
            "server-rendering",
            "content-security-policy",
            "embedded-server",
            "run-for-years",
            "what-the-operator-can-do"
          ]
        },
        {
          label: "Reference",
          items: ["options", "hooks", "errors", "mistakes", "doctor", "versions"]
        },
        {
          label: "Help",
          items: ["faq", "troubleshooting"]
        },
        {
          label: "Plugins",
          items: pluginPackages.map(({ folder }) => folder)
        },
        {
          label: "Extend and test",
          items: [
            "write-a-plugin",
            "write-a-feature",
            "write-a-source",
            "write-a-chain-plugin",
            "testing-your-dapp"
          ]
        }
      ]
    })
  ],
  vite: {
    resolve: { conditions: [source, "module", "browser", "development|production"] },
    ssr: { resolve: { conditions: [source, "module", "node", "development|production"] } },
    environments: {
      prerender: { resolve: { conditions: [source, "module", "node", "development|production"] } }
    },
    server: { fs: { allow: [".."] } },
    // An inlined script or picture would need its own exception in the content security policy.
    build: { assetsInlineLimit: 0 }
  }
})
