/** Paths as patterns, relative to the project's folder: rules name what they mean with these. */

/** A package from the registry, wherever npm has put it. One that is not installed is known by its name alone. */
export const packageNamed = (name: string) => [`(^|/)node_modules/${name}/`, `^${name}(/|$)`];

/** Everything of the project itself. */
export const OWN = '^(api|shared|storefront|desktop|scripts)/(?!node_modules/)';

/** What tests, or drives the pages for their pictures: it stands in for users and servers and reaches everywhere. */
export const TESTS = '\\.test\\.tsx?$|^api/test/|^(storefront|desktop)/(e2e|shots)/|/testing/';

/** What one person runs at home, builds and packs: nothing of it is left in the running product. */
export const TOOLS = '^storefront/build/|^desktop/(dev|packaging)/|(^|/)[^/]+\\.config\\.ts$';

/** What runs as the product. */
export const PRODUCT = '^(api/src|shared|(storefront|desktop)/src|storefront/service-worker)/';

/** The pages of both clients. */
export const PAGES = '^(storefront/src|desktop/src/renderer)/';

/** What page and station agree on. */
export const BRIDGE = '^desktop/src/bridge[^/]*\\.ts$';
