@rem The scripts of package.json begin with `exec`, so that no shell stands between npm and Node; Windows finds this.
@%*
