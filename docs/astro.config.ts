import react from "@astrojs/react"
import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { checkSamples } from "./checkSamples.ts"
import { sidebar } from "./sidebar.ts"

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
        PageTitle: "./src/components/PageTitle.astro",
        SocialIcons: "./src/components/HeaderLinks.astro"
      },
      social: [{ icon: "github", label: "GitHub", href: "https://github.com/latchkey-kit/latchkey" }],
      editLink: { baseUrl: "https://github.com/latchkey-kit/latchkey/edit/main/docs/" },
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
      sidebar
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
