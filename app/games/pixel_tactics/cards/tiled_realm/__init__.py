"""The Tiled Realm, the set of the first edition: the days when every kingdom fitted on nine tiles."""
