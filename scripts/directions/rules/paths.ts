/** Paths as patterns, relative to the project's folder, used by the rules. */

/** A package from the registry, wherever npm has put it. One that is not installed is known by its name alone. */
export const packageNamed = (name: string) => [`(^|/)node_modules/${name}/`, `^${name}(/|$)`];

/** Everything of the project itself. */
export const OWN = '^(api|shared|storefront|desktop|scripts)/(?!node_modules/)';

/** Tests and screenshot scripts: they replace users and servers, and may import everything. */
export const TESTS = '\\.test\\.tsx?$|^api/test/|^(storefront|desktop)/(e2e|shots)/|/testing/';

/** Development, build and packaging code, which is not part of the running product. */
export const TOOLS = '^storefront/build/|^desktop/(dev|packaging)/|(^|/)[^/]+\\.config\\.ts$';

/** What runs as the product. */
export const PRODUCT = '^(api/src|shared|(storefront|desktop)/src|storefront/service-worker)/';

/** The pages of both clients. */
export const PAGES = '^(storefront/src|desktop/src/renderer)/';

/** What page and station agree on. */
export const BRIDGE = '^desktop/src/bridge[^/]*\\.ts$';
