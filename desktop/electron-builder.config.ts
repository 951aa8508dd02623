import type { Configuration } from 'electron-builder';

/**
 * Installers for Windows, macOS and Linux (docs/desktop.md). What goes in is named file by file: nothing of the sources,
 * and no file of settings, can slip in.
 */
export default {
  appId: 'com.gangway.desktop',
  productName: 'Gangway',
  executableName: 'gangway',
  copyright: 'Gangway',
  directories: { output: 'release', buildResources: 'packaging/resources' },
  files: [
    'out/**/*.{js,cjs,html,css,woff2,svg,png,wav,wasm}',
    'package.json',
    // What packages bring for those who build them.
    '!**/*.{map,ts,tsx,c,cc,cpp,h,gyp,gypi,sh,md}',
    '!node_modules/better-sqlite3/{src,deps}',
    '!node_modules/{node-gyp-build,node-addon-api,@serialport/bindings-cpp}/{src,tools,node_modules/node-addon-api}',
  ],
  asar: true,
  // Native modules are loaded by the operating system, which cannot look into the archive.
  asarUnpack: ['**/*.node'],
  // serialport and better-sqlite3 bring N-API prebuilds, which every Electron loads as they are.
  npmRebuild: false,
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }], icon: 'packaging/resources/icon.png' },
  nsis: { oneClick: false, perMachine: true, allowToChangeInstallationDirectory: true },
  mac: {
    target: [
      { target: 'dmg', arch: ['x64', 'arm64'] },
      { target: 'zip', arch: ['x64', 'arm64'] },
    ],
    category: 'public.app-category.business',
    icon: 'packaging/resources/icon.png',
    hardenedRuntime: true,
  },
  linux: {
    target: [
      { target: 'AppImage', arch: ['x64', 'arm64'] },
      { target: 'deb', arch: ['x64', 'arm64'] },
    ],
    category: 'Office',
    icon: 'packaging/resources/icon.png',
    maintainer: 'Gangway',
  },
  // Read when the installers are made: each operator has a feed of its own.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own form of a variable
  publish: { provider: 'generic', url: '${env.GANGWAY_UPDATE_URL}' },
} satisfies Configuration;
